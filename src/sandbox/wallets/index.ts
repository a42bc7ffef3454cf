export { simulateWallets } from './simulate.js';
export { WALLET_CARDS, type WalletCard } from './wallet-cards.js';
