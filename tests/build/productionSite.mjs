/** The environment of the production build that is tested: a hosted project, the site's address, a captcha. */
export const productionSite = {
  VITE_SUPABASE_URL: 'https://project.example.test/',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_test',
  VITE_SITE_URL: 'https://site.example.test/',
  VITE_CAPTCHA_PROVIDER: 'turnstile',
  // The service's published key for tests.
  VITE_CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
}
