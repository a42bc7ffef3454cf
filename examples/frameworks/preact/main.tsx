import { render } from 'preact';

import { Payment } from './Payment';

render(<Payment order="ORDER-1001" />, document.getElementById('root')!);
