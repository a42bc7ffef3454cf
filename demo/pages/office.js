import 'florin/overview';
import { leadFrom } from './lead.js';
import { OFFICE } from './office/leads.js';
import './office/sign-in.js';

leadFrom(document.querySelector('florin-overview'), OFFICE);
