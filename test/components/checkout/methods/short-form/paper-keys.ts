import { waitUntil } from '@open-wc/testing';

import type { Stage } from '../../../../stage.js';
import { answerElsewhere, openMethod, show, type Shown } from '../../till-keys.js';

/** Until the lines to pay by are on the screen. */
export const paperShown = (shown: Shown) => waitUntil(() => shown.find('[part=paper]'), shown.text());

/** An order in a country, with the lines of a method without fields on the screen. */
export async function withPaper(stage: Stage, name = 'Multibanco', settings: object = {}): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'PT', ...settings });
  await openMethod(shown, name);
  shown.pay().click();
  await paperShown(shown);
  return shown;
}

/** All the lines, as they are read. */
export const linesOf = (shown: Shown): string =>
  shown.find('[part=paper-lines]')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';

export const atTill = (stage: Stage, shown: Shown, choice: string): Promise<void> =>
  answerElsewhere(stage, shown, 'instructions', choice);
