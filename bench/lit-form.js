import { html, LitElement } from 'lit';

const FIELDS = ['Card number', 'Expiry date', 'Security code', 'Name on card'];

/** What everything is compared with: four labelled inputs in Lit, and nothing else. */
class LitForm extends LitElement {
  render() {
    return html`<form>
      ${FIELDS.map((label) => html`<label>${label} <input @input=${() => undefined} /></label>`)}
    </form>`;
  }
}

customElements.define('lit-form', LitForm);
