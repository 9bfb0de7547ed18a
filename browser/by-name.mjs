// Plays as somebody does who sees nothing: only the roles and names of the accessibility tree are read, and what is
// pressed is found by them.

const CHOOSABLE = /can be chosen|can be aimed at|, free\b|can be chosen instead/;

/** The buttons of a page in their order, with the names of the regions they are in. */
export async function buttonsOn(page) {
  const tree = await page.locator('body').ariaSnapshot();
  const regions = [];
  const buttons = [];
  for (const line of tree.split('\n')) {
    const depth = line.search(/\S/);
    while (regions.length > 0 && regions.at(-1).depth >= depth) regions.pop();
    const found = /^\s*- '?(\w+) "((?:[^"\\]|\\.)*)"(.*)$/.exec(line);
    if (found === null) continue;
    const [, role, quoted, rest] = found;
    const name = JSON.parse(`"${quoted.replaceAll("''", "'")}"`);
    if (role === 'region' || role === 'dialog') regions.push({ depth, name });
    if (role === 'button') {
      const isDisabled = rest.includes('[disabled]');
      const isPressed = rest.includes('[pressed]');
      buttons.push({ name, isDisabled, isPressed, regions: regions.map((region) => region.name) });
    }
  }
  return { buttons, tree };
}

/** Presses what can be chosen until the match is over, at most so often; gives whether it is, and how often that was. */
export async function playByName(page, random, most) {
  let presses = 0;
  while (presses < most) {
    const { buttons, tree } = await buttonsOn(page);
    if (/region "The end"/.test(tree)) return { isOver: true, presses };
    const isAsked = ({ regions }) => regions.includes('What can be done');
    const inMenu = ({ regions }) => isAsked({ regions }) && regions.at(-1) !== 'What can be done';
    const can = buttons.filter(
      (button) =>
        !button.isDisabled &&
        !button.isPressed &&
        (CHOOSABLE.test(button.name) || (isAsked(button) && !/^(Back|Why not)/.test(button.name))),
    );
    const menu = can.filter(inMenu);
    const bar = can.filter((button) => isAsked(button) && !inMenu(button));
    // whoever is told that it cannot be done goes back
    const back = /^\s*- alert/m.test(tree) ? buttons.filter(({ name }) => name.startsWith('Back')) : [];
    const from = [back, menu, bar].find((list) => list.length > 0 && random() < (list === bar ? 0.1 : 0.5)) ?? can;
    const chosen = from[Math.floor(random() * from.length)];
    if (chosen === undefined) {
      await page.waitForTimeout(30);
      continue;
    }
    presses++;
    await page
      .getByRole('button', { name: chosen.name, exact: true })
      .first()
      .press('Enter', { timeout: 2000 })
      .catch(() => undefined);
  }
  return { isOver: false, presses };
}
