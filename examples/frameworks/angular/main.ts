import { bootstrapApplication } from '@angular/platform-browser';

import { Payment } from './payment';

bootstrapApplication(Payment).catch(console.error);
