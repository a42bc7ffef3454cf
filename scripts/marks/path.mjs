/** How many numbers each command of a path takes. */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Where an arc has no coordinates: radii, angle and two flags. */
const ARC_END = 5;

/** The numbers after a command. A flag of an arc is one digit, and the next number may stand right behind it. */
function numbersIn(text, command) {
  const numbers = [];
  let rest = text;
  const isFlag = () => command === 'A' && [3, 4].includes(numbers.length % 7);
  for (;;) {
    const [all, number] =
      (isFlag() ? /^[\s,]*([01])/ : /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i).exec(rest) ?? [];
    if (all === undefined) break;
    numbers.push(Number(number));
    rest = rest.slice(all.length);
  }
  if (rest.trim()) throw new Error(`a path cannot be read at “${rest.slice(0, 20)}”`);
  return numbers;
}

/**
 * The steps of a path, in absolute coordinates: `[command, ...numbers]`. Horizontal and vertical lines become lines.
 *
 * @param {string} text The `d` of a path.
 */
export function stepsOf(text) {
  const steps = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter, body] of text.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    let command = letter.toUpperCase();
    const isRelative = letter !== command;
    const takes = TAKES[command];
    const numbers = numbersIn(body, command);
    if (takes === undefined || (takes === 0 ? numbers.length > 0 : numbers.length % takes))
      throw new Error(`a path has ${numbers.length} numbers after “${letter}”`);
    if (command === 'Z') {
      steps.push(['Z']);
      [x, y] = [startX, startY];
    }
    for (let at = 0; at < numbers.length; at += takes) {
      const step = numbers.slice(at, at + takes);
      if (command === 'H') step.push(isRelative ? 0 : y);
      if (command === 'V') step.unshift(isRelative ? 0 : x);
      const from = command === 'A' ? ARC_END : 0;
      if (isRelative)
        for (let i = from; i < step.length; i += 2) [step[i], step[i + 1]] = [step[i] + x, step[i + 1] + y];
      [x, y] = step.slice(-2);
      if (command === 'M') [startX, startY] = [x, y];
      steps.push([command === 'H' || command === 'V' ? 'L' : command, ...step]);
      if (command === 'M') command = 'L';
    }
  }
  return steps;
}

/** The same steps, made so many times as large and then moved. */
export const placed = (steps, scale, moveX, moveY) =>
  steps.map(([command, ...numbers]) => {
    const from = command === 'A' ? ARC_END : 0;
    return [
      command,
      ...numbers.map((number, at) => {
        if (at < from) return at < 2 ? number * scale : number;
        return number * scale + ((at - from) % 2 ? moveY : moveX);
      }),
    ];
  });

/** The box around the ends and handles of a path: close enough to place it by, and never too small. */
export function boxOf(steps) {
  const points = steps.flatMap(([command, ...numbers]) => {
    const ends = command === 'A' ? numbers.slice(ARC_END) : numbers;
    return Array.from({ length: ends.length / 2 }, (_, at) => [ends[2 * at], ends[2 * at + 1]]);
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Numbers as a path may have them: no zero before the point, a space only where two would run together. */
function joined(numbers, digits) {
  let text = '';
  let hadPoint = false;
  for (const [at, number] of numbers.entries()) {
    const written = String(Number(number.toFixed(digits))).replace(/^(-?)0\./, '$1.');
    const runsOn = at > 0 && !written.startsWith('-') && !(written.startsWith('.') && hadPoint);
    text += runsOn ? ` ${written}` : written;
    hadPoint = written.includes('.');
  }
  return text;
}

/**
 * The shortest `d` of a path, in relative steps, with so many digits after the point. What rounding takes from one step, the
 * next gives back.
 */
export function written(steps, digits) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let last = '';
  let text = '';
  const round = (number) => Number(number.toFixed(digits));
  for (const [command, ...numbers] of steps) {
    if (command === 'Z') {
      text += 'z';
      [x, y, last] = [startX, startY, 'z'];
      continue;
    }
    const from = command === 'A' ? ARC_END : 0;
    const relative = numbers.map((number, at) =>
      at < from ? number : round(number) - ((at - from) % 2 ? y : x),
    );
    let letter = command.toLowerCase();
    let shown = relative;
    const [dx, dy] = relative.slice(-2).map(round);
    if (letter === 'l' && dx === 0 && dy === 0) continue;
    if (letter === 'l' && dy === 0) [letter, shown] = ['h', [dx]];
    else if (letter === 'l' && dx === 0) [letter, shown] = ['v', [dy]];
    if (letter === 'm') letter = text ? 'm' : 'M';
    const body = joined(shown, digits);
    text += letter === last && letter !== 'm' ? (body.startsWith('-') ? body : ` ${body}`) : letter + body;
    [x, y] = numbers.slice(-2).map(round);
    if (command === 'M') [startX, startY] = [x, y];
    last = letter;
  }
  return text;
}
