// Runs before the first paint, so that neither the colours nor the language of the document change while it loads.
{
  const remembered = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const chosen = remembered('tirage.appearance');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-appearance', dark ? 'dark' : 'light');
  document.documentElement.setAttribute('data-suits', remembered('tirage.suits') === 'two' ? 'two' : 'four');
  document.documentElement.lang = remembered('tirage.language') ?? 'en';
}
