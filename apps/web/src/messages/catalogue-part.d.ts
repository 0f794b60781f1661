declare module '*.json?hall' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*.json?few' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*.json?staff' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
