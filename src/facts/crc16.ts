/**
 * The checksum at the end of a merchant-presented code, as four hexadecimal digits. Source: EMVCo, "QR Code Specification for
 * Payment Systems, Merchant-Presented Mode", 4.7.3: CRC-16 of ISO/IEC 13239, polynomial 1021, initial value FFFF.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
