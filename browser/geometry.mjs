// What is wrong with where things stand on a page: cut off, over each other, too small to hit. Measured in the page itself.

/** Gives one sentence for each fault of the page as it is once nothing moves any more; none if all is well. */
export async function faultsOf(page) {
  await settled(page);
  return page.evaluate(measure);
}

/** Once nothing moves any more and every card has its face and its picture. */
export const settled = (page) => page.evaluate(settle);

/** How many of what `under` selects lie under what `over` selects; null as long as that is not there. */
export const covering = (page, over, under) =>
  page.evaluate(
    ([top, below]) => {
      const box = document.querySelector(top)?.getBoundingClientRect();
      if (box === undefined || box.width === 0) return null;
      return [...document.querySelectorAll(below)].filter((one) => {
        const { left, right, top: upper, bottom } = one.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1 && upper < box.bottom - 1 && bottom > box.top + 1;
      }).length;
    },
    [over, under],
  );

/** Waits until the page looks the same for some frames, and no face is bare, without its picture or only stretched any more. */
async function settle() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  const shape = () =>
    [...document.querySelectorAll('.cl-app, .cl-app section, .cl-card, .cl-head, .cl-menu')]
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      })
      .join(' ');
  let [last, same] = ['', 0];
  for (let i = 0; i < 100 && same < 4; i++) {
    await frame();
    const now = shape();
    const isUnfinished =
      document.querySelector('.cl-face[style*="scale"], .cl-card[data-bare], .cl-card .cl-art:not([src])') !== null;
    same = now === last && !isUnfinished ? same + 1 : 0;
    last = now;
  }
}

function measure() {
  const faults = [];
  const SLACK = 2;
  const LEAST_TARGET = 24;
  const LEAST_TEXT = 11;
  const isCompact = document.querySelector('.cl-app[data-compact]') !== null;
  const root = document.documentElement;
  // what sticks to the end of a page that scrolls covers nothing once one is there
  if (isCompact) window.scrollTo(0, root.scrollHeight);

  const nameOf = (element) => {
    const card = element.closest('[data-card]');
    const own = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const of = card !== null && card !== element ? ` of ${card.getAttribute('aria-label')}` : '';
    return `${element.className || element.localName} "${own.trim().slice(0, 40)}"${of}`;
  };
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.cl-sr, [inert]') === null;
  /** As if it were not turned: what leans over by some degrees is meant to. */
  const uprightOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [w, h] = [element.offsetWidth ?? width, element.offsetHeight ?? height];
    const [left, top] = [x + (width - w) / 2, y + (height - h) / 2];
    return { left, top, right: left + w, bottom: top + h, width: w, height: h };
  };
  const isInside = (inner, outer, slack = SLACK) =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const scrolls = (element, axis) => {
    for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(up)[axis])) return true;
    }
    return false;
  };
  const modal = document.querySelector('dialog[open]');
  const within = (element) => modal === null || modal.contains(element);
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => within(one) && isSeen(one));

  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);

  // text: inside its box, and not cut but where the rest is left out with dots
  const BOXES =
    '.cl-pip, .cl-mark, .cl-numbers, .cl-die, .cl-chip, .cl-button, .cl-option, .cl-menu, .cl-control, .cl-flag, .cl-face, .cl-pile, .cl-head, .cl-prompt, .cl-lane-name, .panel, .tile, .cl-phases li, .cl-count, .cl-times';
  const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (node.data.trim() === '' || parent.closest('script, style, option, title') !== null || !isSeen(parent)) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < LEAST_TEXT && parent.closest('svg') === null) {
      faults.push(`"${node.data.trim().slice(0, 40)}" is only ${size} px large`);
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) continue;
    let isShortened = false;
    for (let up = parent; up !== document.body && up !== null; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (['auto', 'scroll'].includes(style.overflowY) || ['auto', 'scroll'].includes(style.overflowX)) {
        isShortened = true;
        break;
      }
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') {
        isShortened = true;
        if (up.clientWidth < 16) faults.push(`${nameOf(up)} is shortened to ${up.clientWidth} px`);
        break;
      }
      if (!isInside(rect, up.getBoundingClientRect())) {
        faults.push(`"${node.data.trim().slice(0, 40)}" is cut off in ${nameOf(up)}`);
        isShortened = true;
        break;
      }
    }
    if (isShortened) continue;
    const box = parent.closest(BOXES);
    if (box !== null && !isInside(rect, box.getBoundingClientRect())) {
      faults.push(`"${node.data.trim().slice(0, 40)}" is larger than ${nameOf(box)}`);
    }
    const isAside = rect.left < -SLACK || rect.right > innerWidth + SLACK;
    if (isAside && !scrolls(parent, 'overflowX')) faults.push(`"${node.data.trim().slice(0, 40)}" is beside the page`);
  }

  // pieces: inside the table, and not over each other
  const table = document.querySelector('.cl-table');
  if (table !== null && modal === null) {
    const PIECES =
      '.cl-head, .cl-pile, .cl-prompt, .cl-card, .cl-hidden, .cl-slot, .cl-chip, .cl-lane-name, .cl-label, .cl-note';
    // what is scrolled out of sight lies over nothing
    const isInSight = (one) => {
      const list = one.closest('.cl-chip-board, .cl-aloof')?.getBoundingClientRect();
      return list === undefined || isInside(one.getBoundingClientRect(), list, 0);
    };
    const pieces = all(`.cl-table :is(${PIECES})`)
      .filter((one) => one.closest('.cl-menu, .cl-sheet') === null && isInSight(one))
      .map((element) => ({ element, box: uprightOf(element) }));
    const room = table.getBoundingClientRect();
    for (const { element, box } of pieces) {
      const seen = isCompact ? { ...box, top: room.top, bottom: room.top } : box;
      if (!isInside(seen, room) && !scrolls(element, 'overflowX')) {
        const by = Math.max(
          room.left - seen.left,
          seen.right - room.right,
          room.top - seen.top,
          seen.bottom - room.bottom,
        );
        faults.push(`${nameOf(element)} is ${Math.round(by)} px outside the table`);
      }
    }
    for (const [i, { element: a, box: one }] of pieces.entries()) {
      for (const { element: b, box: other } of pieces.slice(i + 1)) {
        if (a.contains(b) || b.contains(a)) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide <= SLACK || high <= SLACK) continue;
        const row = a.closest('.cl-cards, .cl-hand, .cl-shared');
        if (
          row !== null &&
          row === b.closest('.cl-cards, .cl-hand, .cl-shared') &&
          Math.abs(one.left - other.left) >= LEAST_TARGET
        )
          continue;
        faults.push(
          `${nameOf(a)} and ${nameOf(b)} lie over each other by ${Math.round(wide)} × ${Math.round(high)} px`,
        );
      }
    }
  }

  // on a card: what stands at its top and at its bottom, as if the card were not turned
  const placesOf = (face, selector) =>
    [...face.querySelectorAll(selector)]
      .filter((one) => one.offsetWidth > 0)
      .map(({ textContent, offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }) => ({
        text: textContent,
        box: { left, top, right: left + offsetWidth, bottom: top + offsetHeight },
      }));
  for (const face of all('.cl-table .cl-card > .cl-face')) {
    for (const { text: above, box: a } of placesOf(face, '.cl-tag, .cl-times')) {
      for (const { text: below, box: b } of placesOf(face, '.cl-mark, .cl-numbers')) {
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (high <= SLACK || Math.min(a.right, b.right) - Math.max(a.left, b.left) <= SLACK) continue;
        faults.push(`"${below}" lies over "${above}" by ${high} px on ${nameOf(face)}, ${face.offsetWidth} px wide`);
      }
    }
  }

  // whatever is clicked is large enough; names in a sentence are as large as its words
  for (const element of all('button:not(:disabled, .cl-name), a[href], select, input')) {
    const { width, height } = uprightOf(element);
    if (width >= LEAST_TARGET && height >= LEAST_TARGET) continue;
    faults.push(`${nameOf(element)} is only ${Math.round(width)} × ${Math.round(height)} px`);
  }
  return [...new Set(faults)];
}
