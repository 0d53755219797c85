// The lesson at a table: loads its script, starts or resumes it, and follows the language of the page.
import { untrack } from 'svelte';
import type { Lesson } from '../generated/learn';
import type { LessonInfo, TableInfo } from '../generated/wire';
import { api } from '../lib/api';
import type { AnyTable } from '../lib/game';
import { guideOf, keepProgress, progressOf } from '../lib/guide.svelte';
import { lang, t } from '../lib/i18n.svelte';
import { LessonPlay } from '../lib/lesson.svelte';
import { duration } from '../lib/prefs.svelte';

/** The pause between two moves that a lesson shows, in milliseconds at the usual speed. */
const SHOWN_EVERY = 1000;

/** The lesson of a table, if it has one. Create it during component setup. */
export class Teaching {
  /** The lesson that is being played. */
  play = $state.raw<LessonPlay | undefined>(undefined);
  /** The next lesson of the game. */
  following = $state.raw<Lesson | undefined>(undefined);

  private readonly table: AnyTable;

  constructor(table: AnyTable) {
    this.table = table;
    // A change of language replaces the script and keeps the step.
    $effect(() => {
      void lang();
      const game = untrack(() => table.info?.game);
      const play = untrack(() => this.play);
      if (!game || !play) return;
      void guideOf(game).then(({ lessons }) => {
        const script = lessons.find((one) => one.id === play.lesson.id);
        if (script && script.title !== play.lesson.title) this.set(LessonPlay.again(play, script));
      });
    });
  }

  /** Starts the lesson where the learner left it, or resumes the free game after it. */
  async begin(game: string, { id: name, scripted }: LessonInfo): Promise<void> {
    const { id } = this.table;
    const { lessons } = await guideOf(game);
    const script = lessons.find((one) => one.id === name);
    if (!script) return;
    this.following = lessons[lessons.indexOf(script) + 1];
    const goTo = (step: number): Promise<TableInfo> => api.lesson({ game, lesson: name, step });
    const play = new LessonPlay(script, {
      goTo,
      show: (step, at) => api.show(id, { step, at }),
      free: () => api.free(id),
      keep: (progress) => keepProgress(game, name, progress),
      pause: () => duration(SHOWN_EVERY),
    });
    const known = progressOf(game, name);
    const from = typeof known === 'number' && known < script.steps.length ? known : 0;
    if (scripted) {
      await goTo(from);
      void play.begin(from);
    } else play.resume();
    this.set(play);
  }

  private set(play: LessonPlay): void {
    play.first = () => t('lesson-first');
    this.play = play;
    this.table.tutor = play;
  }
}
