export type Language = {
  code: string
  name: string
  /** The language's name in the language itself, and its direction of writing. */
  ownName: string
  direction: 'ltr' | 'rtl'
}

/** The only language of the site so far. */
export const currentLanguage: Language = {
  code: 'en',
  name: 'English',
  ownName: 'English',
  direction: 'ltr',
}

/** The languages of the menu, in order. */
export const languages: Language[] = [
  currentLanguage,
  { code: 'fa', name: 'Persian', ownName: 'فارسی', direction: 'rtl' },
  { code: 'ar', name: 'Arabic', ownName: 'العربية', direction: 'rtl' },
  { code: 'es', name: 'Spanish', ownName: 'Español', direction: 'ltr' },
  { code: 'ru', name: 'Russian', ownName: 'Русский', direction: 'ltr' },
  { code: 'zh', name: 'Chinese', ownName: '中文', direction: 'ltr' },
]
