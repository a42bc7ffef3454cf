/** What a simulated wallet knows of its shopper. Nothing of it is real: the telephone numbers are kept for films and tests. */
export interface SimulatedPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

const ADA = { firstName: 'Ada', lastName: 'Sample', email: 'ada@shop.example', phone: '+447700900123' };

const PEOPLE: readonly SimulatedPerson[] = [
  {
    ...ADA,
    id: 'amsterdam',
    street: 'Keizersgracht 1',
    city: 'Amsterdam',
    region: '',
    postalCode: '1015 CJ',
    country: 'NL',
  },
  {
    ...ADA,
    id: 'berlin',
    street: 'Unter den Linden 1',
    city: 'Berlin',
    region: '',
    postalCode: '10117',
    country: 'DE',
  },
  {
    ...ADA,
    id: 'san-francisco',
    street: '1 Market Street',
    city: 'San Francisco',
    region: 'CA',
    postalCode: '94105',
    country: 'US',
  },
  {
    ...ADA,
    id: 'oslo',
    street: 'Karl Johans gate 1',
    city: 'Oslo',
    region: '',
    postalCode: '0154',
    country: 'NO',
  },
];

/** What the page answers to a choice, in the words of neither wallet. */
export interface ShownPrice {
  readonly total: string;
  readonly ways: readonly { readonly id: string; readonly text: string }[];
  readonly error?: string | undefined;
}

/** What the sheet asks the page. */
export interface DeliveryAsk {
  address(person: SimulatedPerson): Promise<ShownPrice>;
  way(id: string): Promise<ShownPrice>;
}

export interface DeliveryForm {
  readonly parts: readonly HTMLElement[];
  /** The address that is chosen. */
  person(): SimulatedPerson;
  /** Begins with the first address, as wallets do. */
  start(onPriced: (isServed: boolean) => void): void;
}

/** A choice, and the label around it. */
function labelled(text: string): readonly [select: HTMLSelectElement, label: HTMLLabelElement] {
  const select = document.createElement('select');
  const label = document.createElement('label');
  label.append(text, select);
  return [select, label];
}

/** Address and way of delivery, with what the page says they cost. */
export function deliveryForm(ask: DeliveryAsk): DeliveryForm {
  const [addresses, addressLabel] = labelled('Deliver to');
  const [ways, wayLabel] = labelled('Delivery');
  for (const { id, street, city, country } of PEOPLE)
    addresses.append(new Option(`${street}, ${city}, ${country}`, id));
  const told = Object.assign(document.createElement('p'), { role: 'status' });
  const person = (): SimulatedPerson => PEOPLE[addresses.selectedIndex] ?? PEOPLE[0]!;
  let turn = 0;
  const show = async (asked: Promise<ShownPrice>, onPriced: (isServed: boolean) => void): Promise<void> => {
    const mine = ++turn;
    onPriced(false);
    told.textContent = 'Asking for the price…';
    const { total, ways: offered, error } = await asked;
    if (mine !== turn) return;
    ways.replaceChildren(...offered.map(({ id, text }) => new Option(text, id)));
    ways.disabled = offered.length === 0;
    told.textContent = error ?? `Total ${total}`;
    onPriced(!error);
  };
  return {
    parts: [addressLabel, wayLabel, told],
    person,
    start(onPriced) {
      addresses.onchange = () => void show(ask.address(person()), onPriced);
      ways.onchange = () => {
        const chosen = ways.value;
        void show(ask.way(chosen), onPriced).then(() => (ways.value = chosen));
      };
      void show(ask.address(person()), onPriced);
    },
  };
}
