/** Where the theme's elements say something else to a screen reader than they are. */
function mendRoles() {
  // the start page has no main part of its own
  document.querySelector('.VPContent.is-home')?.setAttribute('role', 'main');
  // the heading of a group that folds is no button: the one behind it is
  for (const item of document.querySelectorAll('.VPSidebarItem > .item[role="button"]')) {
    item.removeAttribute('role');
    item.removeAttribute('tabindex');
  }
  for (const search of document.querySelectorAll('.VPLocalSearchBox')) mendSearch(search);
  // its name is what is to be read on it; on a phone nothing is
  for (const button of document.querySelectorAll('.DocSearch-Button')) {
    if (button.innerText.trim() === '') button.setAttribute('aria-label', 'Search');
    else button.removeAttribute('aria-label');
  }
  for (const header of document.querySelectorAll('th:empty')) header.setAttribute('aria-hidden', 'true');
}

/** A dialog with a list of links, which is what it looks like. */
function mendSearch(search) {
  search.setAttribute('role', 'dialog');
  search.setAttribute('aria-label', 'Search');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-owns']) search.removeAttribute(name);
  search.querySelector('[role="listbox"]')?.removeAttribute('role');
  for (const found of search.querySelectorAll('[role="option"]')) {
    found.removeAttribute('role');
    found.removeAttribute('aria-selected');
  }
  for (const link of search.querySelectorAll('a.result[aria-label]')) link.removeAttribute('aria-label');
  for (const key of search.querySelectorAll('kbd[aria-label]')) key.setAttribute('role', 'img');
}

/** Pages are put together in the browser, again for each one that is gone to. */
export function watchRoles() {
  new MutationObserver(mendRoles).observe(document.documentElement, { childList: true, subtree: true });
}
