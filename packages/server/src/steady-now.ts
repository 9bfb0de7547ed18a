/** The time of day as it was when the process began, and what has passed since: setting the clock of the machine changes nothing. */
export const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());
