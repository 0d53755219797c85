// A board of a fixed shape in the room there is. Its width is measured and told in pixels: were it left to the style
// sheet, every pass of the layout around it would try another width, and each time all of a chart would be set anew.
import type { Attachment } from 'svelte/attachments';

/** Tells the width of the largest box of this shape that fits into an element, as `--fitted` of it; then it has the class `fits`. */
export function fitted(width: number, height: number): Attachment<HTMLElement> {
  return (element) => {
    let known = 0;
    const measure = (): void => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
      const room = {
        width: element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
        height: element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
      };
      const fits = Math.min(room.width, (room.height * width) / height);
      if (fits <= 0 || Math.abs(fits - known) < 0.1) return;
      known = fits;
      element.style.setProperty('--fitted', `${fits}px`);
      element.classList.add('fits');
    };
    // It is told of its size after the layout of the next frame, before anything is painted: to measure sooner would lay out
    // everything once more.
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  };
}
