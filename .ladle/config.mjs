// The workbench: every screen and state of the site on its own, without network, randomness or real time. The tool's
// one-letter hotkeys would collide with keys that the site uses, so each needs Alt; Alt and an arrow are the browser's.

/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/**/*.stories.tsx',
  viteConfig: '.ladle/vite.config.ts',
  outDir: 'build/workbench',
  // Relative addresses, so that any host can serve it below any path.
  base: './',
  port: 61000,
  previewPort: 61000,
  defaultStory: 'start-here--welcome',
  // Changing the width remounts the theme, which must not reverse the order of its layers. The site paints its own
  // background, and its fixed elements must stay beside the list of stories.
  appendToHead: `<style>
    @layer reset, base, tokens, recipes;
    .ladle-background { display: none }
    .ladle-main { contain: layout }
  </style>`,
  hotkeys: {
    search: ['alt+k'],
    control: ['alt+c'],
    darkMode: ['alt+d'],
    fullscreen: ['alt+f'],
    width: ['alt+w'],
    rtl: ['alt+r'],
    a11y: ['alt+a'],
    nextStory: [],
    previousStory: [],
    nextComponent: [],
    previousComponent: [],
  },
  addons: {
    a11y: { enabled: true },
    // It writes a line of the source behind `#`, where the Stepper keeps its walk.
    source: { enabled: false },
    theme: { enabled: true, defaultState: 'dark' },
    width: { options: { phone: 375, tablet: 768, laptop: 1024, desktop: 1440 } },
  },
}
