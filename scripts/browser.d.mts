/** The browser to drive: CHROMIUM_PATH, else Playwright's own, else one that the machine has. */
export function findBrowser(): Promise<string | undefined>

/** Playwright's `launchOptions` for that browser. Chromium has no sandbox for the root user. */
export function browserLaunchOptions(): Promise<{ executablePath: string | undefined; args: string[] }>
