import { get, post } from '../../operation.js';
import { envelope, listOf } from '../fields.js';
import { AuditEvent, AuditLogsQuery, KeyOwner, Webhook, WebhookRequest } from '../team.js';

/** Says whose key it is and how much of each allowance is used. */
export const getKeyOwner = /*@__PURE__*/ get('/me', { output: KeyOwner });

/** Lists what the members of the team did. */
export const listAuditLogs = /*@__PURE__*/ get('/audit/logs', {
  input: AuditLogsQuery,
  output: /*@__PURE__*/ listOf('trails', AuditEvent),
});

/** Makes an address that runs a collection whenever a person posts to it. */
export const createWebhook = /*@__PURE__*/ post('/webhooks', {
  input: WebhookRequest,
  query: ['workspace'],
  output: /*@__PURE__*/ envelope('webhook', Webhook),
});
