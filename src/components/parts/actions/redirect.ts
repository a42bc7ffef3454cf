import { checkUrl } from '../../../client/url.js';
import type { Action } from '../../../client/shopper/index.js';
import type { ActionContext, ActionResult, Navigation } from './action.js';

const MOST_FIELDS = 64;
const MOST_CHARACTERS = 8192;

/** A bank's page is never shown inside ours: the window on top goes there. */
const topWindow: Navigation = {
  assign: (url) => void open(url, '_top'),
  // Called on the prototype, because a field named `submit` would stand in the form's own way.
  submit: (form) => HTMLFormElement.prototype.submit.call(form),
};

type Fields = NonNullable<Action['fields']>;

const areFieldsFine = (fields: Fields): boolean =>
  fields.length <= MOST_FIELDS &&
  fields.every(({ name }) => name) &&
  fields.map(({ name, value }) => name + value).join('').length <= MOST_CHARACTERS;

/** The form's own properties are set while it is empty: a field of the same name would hide them. */
function formOf(url: URL, fields: Fields): HTMLFormElement {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: url.href, target: '_top', hidden: true });
  for (const { name, value } of fields)
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  return form;
}

/** Leaves for the address an answer names, once everything about it has been checked. */
export function redirect(
  { url, method = 'GET', fields = [] }: Action,
  { container, redirectOrigins: origins, navigation = topWindow }: ActionContext,
): ActionResult {
  // A page that is itself plain HTTP is a developer's, and may be sent to another one on this machine.
  const allowLocalHttp = location.protocol === 'http:';
  const target = checkUrl(url, { allowLocalHttp, origins });
  if (!target) return { kind: 'invalid', field: 'url' };
  if (method === 'GET') navigation.assign(target);
  else {
    if (method !== 'POST') return { kind: 'invalid', field: 'method' };
    if (!areFieldsFine(fields)) return { kind: 'invalid', field: 'fields' };
    const form = formOf(target, fields);
    container.append(form);
    navigation.submit(form);
  }
  return { kind: 'left' };
}
