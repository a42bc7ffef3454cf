import 'florin/workspace';
import './office/sign-in.js';
