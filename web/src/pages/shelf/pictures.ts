// Covers and scenario pictures: files that were drawn at the build.
import covers from 'virtual:pictures/covers';
import vignettes from 'virtual:pictures/vignettes';

export const coverOf = (game: string): string | undefined => covers[game.split('.')[0] ?? ''];

// By the name of the art kit: "vignette/hunter13/the-drowned-heir" or "cover/vast".
export function fileOf(picture: string | undefined): string | undefined {
  const [sort, ...rest] = picture?.split('/') ?? [];
  return (sort === 'cover' ? covers : vignettes)[rest.join('/')];
}

// What a table plays, by the title of its chapter; else its box.
export function tablePicture(game: string, chapter: string | undefined): string | undefined {
  const slug = (chapter ?? '').toLowerCase().replace(/^[\d.]+ /, '').replaceAll("'", '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return vignettes[`${game.split('.')[0]}/${slug}`] ?? coverOf(game);
}
