/** The page's half of the conversation, with everything that it heard: what a merchant's page could see of a secret. */
function host() {
  const heard = [];
  const errors = [];
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('message', ({ data, origin, source }) => {
    heard.push(data);
    if (source === window.host.frame?.contentWindow) window.host.greeted = origin;
  });
  const ROWS = {
    panReveal: '/paymentInstruments/reveal',
    pinReveal: '/pins/reveal',
    pinChange: '/pins/change',
  };
  const words = new Proxy({}, { ownKeys: () => [], get: (_, name) => name });
  const names = [
    'panReveal',
    'pinReveal',
    'pinChange',
    'number',
    'expiry',
    'code',
    'pin',
    'busy',
    'hide',
    'more',
    'copy',
    'copied',
    'copy-failed',
    'read',
    'new-pin',
    'repeat-pin',
    'pin-hint',
    'save-pin',
    'cancel',
    'pin-length',
    'pin-weak',
    'pin-differs',
  ];
  const api = async (path, body) => {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`/florin/balance-platform${path}`, init);
    return answer.json();
  };
  window.host = {
    heard,
    errors,
    settings: {
      offers: ['panReveal', 'pinReveal', 'pinChange'],
      locale: 'en',
      direction: 'ltr',
      colorScheme: 'light',
      words: Object.fromEntries(names.map((name) => [name, words[name]])),
      tokens: {},
    },
    /** What a hostile page may put in the place of what it carries. */
    change: (message) => message,
    isCarrying: true,
    load(sandbox = 'allow-scripts') {
      const frame = document.createElement('iframe');
      if (sandbox) frame.setAttribute('sandbox', sandbox);
      frame.allow = 'clipboard-write';
      frame.src = '/florin/secret-frame/1/frame.html';
      frame.style.cssText = 'width:600px;height:420px;border:0';
      window.host.frame = frame;
      document.querySelector('#here').append(frame);
      return new Promise((resolve) => frame.addEventListener('load', () => setTimeout(resolve, 50)));
    },
    open(card, limit) {
      const { port1, port2 } = new MessageChannel();
      window.host.port = port1;
      let purpose;
      port1.onmessage = async ({ data }) => {
        heard.push(data);
        if (data.type === 'ready') window.host.name = data.frame;
        if (!window.host.isCarrying) return;
        const post = (message) => port1.postMessage(window.host.change(message));
        if (data.type === 'ask') {
          purpose = data.purpose;
          const query = new URLSearchParams({
            purpose,
            format: 'pem',
            paymentInstrumentId: card,
            frame: window.host.name,
          });
          const { ticket, publicKey, signature } = await api(`/publicKey?${query}`);
          post({ type: 'ticket', ticket, publicKey, signature });
        } else if (data.type === 'sealed') {
          const { type: _, ...sealed } = data;
          const answer = await api(ROWS[purpose], { ...sealed, paymentInstrumentId: card });
          heard.push(answer);
          if (answer.encryptedData) post({ type: 'card', ...answer });
          else if (answer.encryptedPinBlock) post({ type: 'pin', ...answer });
          else post({ type: 'over' });
        }
      };
      const settings = { ...window.host.settings, limit };
      const init = { florin: 1, type: 'secret-init', nonce: '0123456789abcdef', settings };
      window.host.frame.contentWindow.postMessage(init, '*', [port2]);
    },
  };
}

export const hostPage = `<!doctype html><meta charset="utf-8"><title>Host</title>
<body><button id="outside">Outside</button><div id="here"></div><div style="height:3000px"></div>
<script>(${host})()</script></body>`;
