/** Turns to the base that a thing lies on: where one base fills the screen, one that is seen in part snaps back. */
export function turnToBase(thing: Element | null | undefined, behavior: ScrollBehavior = 'instant'): void {
  thing?.closest('.bcol')?.scrollIntoView({ inline: 'center', block: 'nearest', behavior });
}

/** Leads the focus to a thing, and brings all of it into sight. */
export function focusInSight(thing: HTMLElement): void {
  thing.focus();
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
