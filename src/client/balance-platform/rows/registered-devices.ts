import { del, get, patch, post } from '../../operation.js';
import {
  RegisterSCAFinalResponse,
  RegisterSCARequest,
  RegisterSCAResponse,
  RegisteredDevicePage,
  RegisteredDevicePageRequest,
  RegisteredDeviceRequest,
} from '../registered-devices.js';

/** Lists the devices with which the holder of a payment instrument approves payments. */
export const listRegisteredDevices = /*@__PURE__*/ get('/registeredDevices', {
  input: RegisteredDevicePageRequest,
  output: RegisteredDevicePage,
});

/** Starts to register a device; what the answer carries for the device has to be worked on there. */
export const startDeviceRegistration = /*@__PURE__*/ post('/registeredDevices', {
  input: RegisterSCARequest,
  output: RegisterSCAResponse,
  idempotency: 'accepted',
});

/** Finishes the registration with what the device made of the first answer. */
export const finishDeviceRegistration = /*@__PURE__*/ patch('/registeredDevices/{id}', {
  input: RegisterSCARequest,
  output: RegisterSCAFinalResponse,
});

/** Removes a device; it can approve nothing any more. */
export const deleteRegisteredDevice = /*@__PURE__*/ del('/registeredDevices/{id}', {
  input: RegisteredDeviceRequest,
  success: [204],
});
