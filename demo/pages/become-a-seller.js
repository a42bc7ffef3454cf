import 'florin/onboarding-launcher';
import 'florin/transfer-instruments';
import 'florin/verification-documents';
import './seller/sign-in.js';

const provider = document.querySelector('#main florin-provider');
const launcher = document.querySelector('florin-onboarding-launcher');
const join = document.querySelector('#join');
const openIn = document.querySelector('#open-in');
const matters = document.querySelector('#matters');
const aboutSeller = [
  ...document.querySelectorAll('florin-verification-documents, florin-transfer-instruments'),
  ...matters.querySelectorAll(':not(summary)'),
];

const seller = async (method) => (await fetch('/shop/seller', { method })).json();

function show({ legalEntity, linkOrigins }) {
  provider.hidden = !legalEntity;
  join.textContent = legalEntity ? 'Begin anew as another seller' : 'Become a seller';
  join.className = legalEntity ? 'plain' : 'main';
  join.hidden = false;
  launcher.linkOrigins = linkOrigins.join(' ');
  for (const element of [launcher, ...aboutSeller]) element.legalEntity = legalEntity;
  // Without it, nothing is asked for yet.
  provider.proxy = legalEntity ? '/florin' : '';
}

join.addEventListener('click', async () => show(await seller('POST')));
openIn.value = sessionStorage.getItem('demo-open-in') ?? launcher.openIn;
launcher.openIn = openIn.value;
openIn.addEventListener('change', () => {
  launcher.openIn = openIn.value;
  sessionStorage.setItem('demo-open-in', openIn.value);
});

// They are not needed before they are asked for.
matters.addEventListener(
  'toggle',
  () => {
    void import('florin/business-lines');
    void import('florin/terms-of-service');
    void import('florin/data-review');
    void import('florin/pci-questionnaires');
  },
  { once: true },
);

show(await seller('GET'));
