export default defineNuxtConfig({
  app: { head: { htmlAttrs: { lang: 'en' } } },
  compatibilityDate: '2026-11-29',
  devtools: { enabled: false },
  telemetry: false,
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('florin-') } },
});
