import { del, get, post, put } from '../../operation.js';
import { envelope, listOf } from '../fields.js';
import { MonitorRun } from '../monitor-runs.js';
import { Monitor, MonitorRequest, MonitorUpdate } from '../monitors.js';
import { OwnedResource, Resource, ResourceId } from '../resource.js';

/** Lists all monitors. */
export const listMonitors = /*@__PURE__*/ get('/monitors', {
  output: /*@__PURE__*/ listOf('monitors', OwnedResource),
});

/** Sets up a monitor for a collection. */
export const createMonitor = /*@__PURE__*/ post('/monitors', {
  input: /*@__PURE__*/ envelope('monitor', MonitorRequest),
  output: /*@__PURE__*/ envelope('monitor', Resource),
});

/** Reads a monitor and how its last run went. */
export const getMonitor = /*@__PURE__*/ get('/monitors/{monitorUid}', {
  output: /*@__PURE__*/ envelope('monitor', Monitor),
});

/** Changes the name or the schedule of a monitor. */
export const updateMonitor = /*@__PURE__*/ put('/monitors/{monitorUid}', {
  input: /*@__PURE__*/ envelope('monitor', MonitorUpdate),
  output: /*@__PURE__*/ envelope('monitor', Resource),
});

/** Deletes a monitor. */
export const deleteMonitor = /*@__PURE__*/ del('/monitors/{monitorUid}', {
  output: /*@__PURE__*/ envelope('monitor', ResourceId),
});

/** Runs a monitor now and answers when it is through, which may take longer than other calls: give it a time limit of its own. */
export const runMonitor = /*@__PURE__*/ post('/monitors/{monitorUid}/run', {
  output: /*@__PURE__*/ envelope('run', MonitorRun),
});
