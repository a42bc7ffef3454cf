import { mount } from 'svelte';

import Payment from './Payment.svelte';

mount(Payment, { target: document.getElementById('root')!, props: { order: 'ORDER-1001' } });
