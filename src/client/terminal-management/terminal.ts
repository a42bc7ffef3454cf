import * as z from '../schema/schema.js';
import { flag, list, text, time, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Store } from './store.js';
import { truth } from './truth.js';

/** Names one terminal, by model and serial number. */
export const TerminalRequest = /*@__PURE__*/ once(() => z.object({ terminal: z.string() }));
export type TerminalRequest = z.input<ReturnType<typeof TerminalRequest>>;

const placeFields = () => ({
  companyAccount: z.string(),
  merchantAccount: text(),
  merchantInventory: truth(),
  store: text(),
  terminal: z.string(),
});

/** Where a terminal is: in a store, with a merchant account, or in an inventory. */
export const TerminalPlace = /*@__PURE__*/ once(() => z.object(placeFields()));
export type TerminalPlace = z.infer<ReturnType<typeof TerminalPlace>>;

/** Where a terminal is, what it is and when it was last heard of. */
export const TerminalDetails = /*@__PURE__*/ once(() =>
  z.object({
    ...placeFields(),
    bluetoothIp: text(),
    bluetoothMac: text(),
    country: text(),
    deviceModel: text(),
    dhcpEnabled: truth(),
    displayLabel: text(),
    ethernetIp: text(),
    ethernetMac: text(),
    firmwareVersion: text(),
    iccid: text(),
    lastActivityDateTime: time(),
    lastTransactionDateTime: time(),
    linkNegotiation: text(),
    permanentTerminalId: text(),
    serialNumber: text(),
    simStatus: text(),
    storeDetails: z.optional(Store()),
    terminalStatus: word(
      'OnlineLast1Day',
      'OnlineLast2Days',
      'OnlineLast3Days',
      'OnlineLast4Days',
      'OnlineLast5Days',
      'OnlineLast6Days',
      'OnlineLast7Days',
      'OnlineToday',
      'ReAssignToInventoryPending',
      'ReAssignToMerchantInventoryPending',
      'ReAssignToStorePending',
      'SwitchedOff',
    ),
    wifiIp: text(),
    wifiMac: text(),
  }),
);
export type TerminalDetails = z.infer<ReturnType<typeof TerminalDetails>>;

/** Whose terminals to list: a company's, a merchant account's or a store's. */
export const TerminalsRequest = /*@__PURE__*/ once(() =>
  z.object({ companyAccount: z.string(), merchantAccount: text(), store: text() }),
);
export type TerminalsRequest = z.input<ReturnType<typeof TerminalsRequest>>;

/** A merchant account with its terminals: those in use, those in its inventory, and those in its stores. */
export const MerchantAccount = /*@__PURE__*/ once(() =>
  z.object({
    inStoreTerminals: list(z.string()),
    inventoryTerminals: list(z.string()),
    merchantAccount: z.string(),
    stores: list(Store()),
  }),
);
export type MerchantAccount = z.infer<ReturnType<typeof MerchantAccount>>;

/** The terminals, all at once, by where they are. */
export const TerminalsResponse = /*@__PURE__*/ once(() =>
  z.object({
    companyAccount: z.string(),
    inventoryTerminals: list(z.string()),
    merchantAccounts: list(MerchantAccount()),
  }),
);
export type TerminalsResponse = z.infer<ReturnType<typeof TerminalsResponse>>;

/**
 * Which terminals go where: to a store, to a merchant account, or without either to the company's inventory. With
 * `merchantInventory` a merchant account keeps them in stock.
 */
export const AssignTerminalsRequest = /*@__PURE__*/ once(() =>
  z.object({
    companyAccount: z.string(),
    merchantAccount: text(),
    merchantInventory: flag(),
    store: text(),
    terminals: z.array(z.string()),
  }),
);
export type AssignTerminalsRequest = z.input<ReturnType<typeof AssignTerminalsRequest>>;

/** What became of each terminal, by its id, in the platform's words. */
export const AssignTerminalsResponse = /*@__PURE__*/ once(() =>
  z.object({ results: z.record(z.string(), z.string()) }),
);
export type AssignTerminalsResponse = z.infer<ReturnType<typeof AssignTerminalsResponse>>;
