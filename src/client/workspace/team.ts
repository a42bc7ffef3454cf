import * as z from '../schema/schema.js';
import { flag, text, time, whole, word } from '../schema/fields.js';
import { number, object, objectOfTexts, part, parts, textFields } from './fields.js';

/** Whose key it is, and how much of each allowance is used. */
export const KeyOwner = /*@__PURE__*/ object(() => ({
  user: part({ ...textFields('id', 'username', 'fullName', 'email', 'avatar'), isPublic: flag() }),
  operations: parts({ name: text(), limit: number(), usage: number(), overage: number() }),
}));
export type KeyOwner = z.infer<ReturnType<typeof KeyOwner>>;

const order = () => word('asc', 'desc');

/** Which events to list, by day. The platform has two spellings of the order. */
export const AuditLogsQuery = /*@__PURE__*/ object(() => ({
  ...textFields('action', 'cursor'),
  userId: whole(),
  limit: whole(),
  since: time(),
  until: time(),
  orderBy: order(),
  order_by: order(),
}));
export type AuditLogsQuery = z.input<ReturnType<typeof AuditLogsQuery>>;

const person = () => ({ ...textFields('name', 'username', 'email'), id: number() });

/** Something that a member did: who, from where, to whom, in which team. */
export const AuditEvent = /*@__PURE__*/ object(() => ({
  ...textFields('ip', 'userAgent', 'action', 'message'),
  id: number(),
  timestamp: time(),
  data: part({
    actor: part({ ...person(), active: flag() }),
    user: part(person()),
    team: part({ name: text(), id: number() }),
    variables: z.optional(z.record(z.string(), z.unknown())),
  }),
}));
export type AuditEvent = z.infer<ReturnType<typeof AuditEvent>>;

/** A new webhook; `collection` is the uid of what it shall run, `workspace` the id of where it shall be. */
export const WebhookRequest = /*@__PURE__*/ object(() => ({
  workspace: text(),
  webhook: part(textFields('name', 'collection')),
}));
export type WebhookRequest = z.input<ReturnType<typeof WebhookRequest>>;

/** An address that runs a collection whenever a person posts to it. */
export const Webhook = /*@__PURE__*/ objectOfTexts('id', 'uid', 'name', 'collection', 'webhookUrl');
export type Webhook = z.infer<ReturnType<typeof Webhook>>;
