/** Later ones name those that they are made of, so the particular ones come first. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** How a browser is called in a list of sign-ins: `Firefox, Windows`. Undefined when it does not tell. */
export function browserName(userAgent: string | undefined): string | undefined {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([, told]) => told.test(userAgent ?? ''))?.[0],
  );
  return browser && [browser, system].filter(Boolean).join(', ');
}
