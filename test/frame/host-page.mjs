/**
 * The page around the frame in these tests: plain script, nothing of the library, so that what is tested is the frame.
 * It answers the greeting and keeps every message; tests drive it through `window.host`.
 */
export const hostPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>
<body><h1>Shop</h1><input id="before" aria-label="Before"><div id="place"></div><input id="after" aria-label="After"><script>
const host = window.host = { messages: [], hellos: [], frame: undefined, port: undefined };
host.words = Object.fromEntries(('number expiry expiryHint securityCode securityCodeHint3 securityCodeHint4 ' +
  'securityCodeOptional holderName sandboxKey numberMissing numberIncomplete numberInvalid numberUnsupported ' +
  'expiryMissing expiryIncomplete expiryInvalid expiryExpired expiryTooFar securityCodeMissing ' +
  'securityCodeIncomplete holderNameMissing holderNameInvalid').split(' ').map((name) => [name, 'word ' + name]));
host.settings = (more) => ({ fields: ['number', 'expiry', 'securityCode'], holderNameRequired: false, isUnsupported: false,
  locale: 'en', direction: 'ltr', colorScheme: 'light', words: host.words, tokens: {}, disabled: false, ...more });
host.init = (more) => ({ florin: 1, type: 'init', nonce: '0123456789abcdef', serverTime: Date.UTC(2026, 10, 21),
  settings: host.settings(), sandboxKey: host.key, ...more });
host.send = (message) => host.port.postMessage(message);
host.last = (type) => host.messages.filter((message) => message.type === type).at(-1);
host.seal = (id) => new Promise((resolve) => {
  const look = () => {
    const answer = host.messages.find((message) => message.id === id);
    answer ? resolve(answer) : setTimeout(look, 5);
  };
  host.send({ type: 'seal', id });
  look();
});
host.mount = (src, options = {}) => new Promise((resolve) => {
  const frame = document.createElement('iframe');
  frame.title = 'Card details';
  if (options.sandbox !== null) frame.setAttribute('sandbox', options.sandbox ?? 'allow-scripts');
  frame.style.cssText = 'border:0;inline-size:' + (options.width ?? '400px') + ';block-size:320px';
  frame.src = src;
  host.frame = frame;
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow) return;
    host.hellos.push({ data: event.data, origin: event.origin });
    if (options.silent) return resolve('silent');
    if (host.port) return;
    const channel = new MessageChannel();
    host.port = channel.port1;
    channel.port1.onmessage = ({ data }) => {
      host.messages.push(data);
      if (data.type === 'height') frame.style.blockSize = data.height + 'px';
      if (data.type === 'ready' || data.type === 'closed') resolve(data.type);
    };
    frame.contentWindow.postMessage(host.init(options.init), '*', [channel.port2]);
  });
  document.getElementById('place').replaceChildren(frame);
});
</script></body></html>`;
