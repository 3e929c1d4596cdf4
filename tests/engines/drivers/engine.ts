/** A tab of a browser, as far as every engine's driver can do it alike. Points and sizes are in CSS pixels. */
export type Tab = {
  /** Resolves when the document is parsed; its files may still be on their way. */
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /**
   * Evaluates an expression and waits for its promise. Its value has to be a string. Where no answer comes for long, a
   * driver may evaluate it again.
   */
  run: (expression: string) => Promise<string>
  /** Moves the pointer to a point of the window and presses there. */
  pressAt: (x: number, y: number) => Promise<void>
  /** Strikes keys, each by its character or its name: `Tab`, `Enter`. */
  strike: (keys: string[]) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** A PNG of the whole page; of the window by WebKitGTK's driver. */
  takePicture: () => Promise<Buffer>
  /** Prints the page to nowhere. */
  print: () => Promise<void>
}

/** A browser with empty storage, which nothing else uses. */
export type Profile = { openTab: () => Promise<Tab>; end: () => Promise<void> }

/** A browser that runs. */
export type Engine = { openProfile: () => Promise<Profile>; close: () => Promise<void> }

/** The size of a window until a test chooses another one. */
export const usualSize = { width: 1280, height: 800 }

/** The W3C's characters for keys that write none. */
const characters: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

/** The actions of the two W3C protocols by which keys are struck. */
export const keyActions = (keys: string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys
      .map((key) => characters[key] ?? key)
      .flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
  },
]

/** The actions of the two W3C protocols by which the mouse is pressed. */
export const pointerActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Tells a page of a print that does not come, for a browser that cannot print without a person. */
export const tellOfPrint = `['beforeprint', 'afterprint'].map((type) => dispatchEvent(new Event(type))).join()`
