import { render } from 'solid-js/web';

import { Payment } from './Payment';

render(() => <Payment order="ORDER-1001" />, document.getElementById('root')!);
