declare module '*?page=main.tsx' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
