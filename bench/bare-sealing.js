/** The least that asking an isolated frame for four envelopes can cost: one message, the platform's own calls, one message. */
class BareSealing extends HTMLElement {
  #root = this.attachShadow({ mode: 'open' });
  #port;

  connectedCallback() {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = '/bare-sealing/frame.html';
    frame.onload = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        this.#port = port1;
      };
      frame.contentWindow.postMessage('', '*', [port2]);
    };
    this.#root.append(frame);
  }

  get isReady() {
    return this.#port !== undefined;
  }

  seal() {
    return new Promise((resolve) => {
      this.#port.onmessage = ({ data }) => resolve(data);
      this.#port.postMessage('');
    });
  }
}

customElements.define('bare-sealing', BareSealing);
