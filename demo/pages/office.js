import 'florin/overview';
import { leadFrom } from './lead.js';
import { OFFICE } from './office/leads.js';
import './office/sign-in.js';

const overview = document.querySelector('florin-overview');
leadFrom(overview, OFFICE);
const { platform } = await (await fetch('/shop/balances')).json();
overview.accountHolder = platform;
