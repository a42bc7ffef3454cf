import { createApp } from 'vue';

import Payment from './Payment.vue';

createApp(Payment, { order: 'ORDER-1001' }).mount('#root');
