// Made by tools/icons.ts.
declare module 'virtual:icons' {
  const games: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default games;
}
declare module 'virtual:icons/*' {
  const icons: Record<string, string>;
  export default icons;
}
declare const SAMPLES: boolean;
// Made by tools/art.ts: where the pictures lie that were drawn at the build.
declare module 'virtual:pictures/*' {
  const files: Record<string, string>;
  export default files;
}
