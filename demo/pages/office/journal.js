import 'florin/journal';
import { leadFrom } from '../lead.js';
import { OFFICE } from './leads.js';
import './sign-in.js';

// What a request was about has a page of its own.
leadFrom(document.querySelector('florin-journal'), OFFICE);
