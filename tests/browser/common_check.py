"""What must hold of a page at any moment: it can be read and answered, and nothing lies over what may be pressed.

``faults(page)`` lists what is wrong, in words; ``assert_common(page)`` fails with that list.
"""

from __future__ import annotations

from playwright.sync_api import Page

LOOKS, MOMENT = 50, 60  # how often a page is looked at until it has settled, and milliseconds between two looks

# Sizes at which people have the table before them: laptops, a large screen, phones, tablets.
SIZES = (
    (1366, 657),
    (1536, 730),
    (1440, 900),
    (1920, 1080),
    (1280, 620),
    (1200, 700),
    (390, 844),
    (360, 640),
    (844, 390),
    (768, 1024),
    (1024, 768),
)

FAULTS = """() => {
    const LETTERS = 13.9, NUMERALS = 11.4, SLACK = 1.5;
    const found = [];
    const name = (each) => {
        const said = (each.getAttribute('aria-label') || each.textContent).replace(/\\s+/g, ' ').trim().slice(0, 40);
        return `${each.tagName.toLowerCase()}.${[...each.classList].join('.')} "${said}"`;
    };
    const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const dialog = document.querySelector('dialog[open]');
    const within = dialog ?? document;

    // the window
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`sideways: ${root.scrollWidth} in ${root.clientWidth}`);
    const isTable = !!document.querySelector('.screen:not(.lesson-page)');
    if (isTable && root.scrollHeight > root.clientHeight) {
        found.push(`the page scrolls: ${root.scrollHeight} in ${root.clientHeight}`);
    }
    const inside = (box, of) => box.left >= of.left - SLACK && box.right <= of.right + SLACK
        && box.top >= of.top - SLACK && box.bottom <= of.bottom + SLACK;
    const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const scrollerOf = (each) => {
        for (let box = each.parentElement; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (/auto|scroll/.test(style.overflowY) && box.scrollHeight > box.clientHeight + 1) return box;
        }
        return null;
    };

    // the question and its answers
    const controls = [...within.querySelectorAll('button, a[href], input, select, summary')]
        .filter((each) => !each.matches('.skip, [aria-disabled=true], :disabled'))
        .filter((each) => shown(each) && each.getClientRects().length);
    const region = isTable && !dialog && document.querySelector('.decide, .curtain, .endl');
    if (region && shown(region.querySelector('h2') ?? region)) {
        const title = region.querySelector('h2');
        if (title && !inside(title.getBoundingClientRect(), view)) found.push(`out of view: ${name(title)}`);
        for (const each of controls.filter((each) => region.contains(each))) {
            const scroller = scrollerOf(each);
            const box = (scroller ?? each).getBoundingClientRect();
            if (!inside(box, view)) found.push(`out of view: ${name(each)}`);
            if (scroller?.contains(region.querySelector('.acts') ?? null)) found.push(`not pinned: ${name(each)}`);
        }
        for (const each of region.querySelectorAll('.din *, .dh *')) {
            const box = each.closest('.din, .dh')?.parentElement?.querySelector('.dleaf')?.getBoundingClientRect();
            if (box && each.matches('button, p, h2, li') && shown(each) && !scrollerOf(each)
                && !inside(each.getBoundingClientRect(), box)) found.push(`beyond its leaf: ${name(each)}`);
        }
    }

    // no word of a question or an answer is cut off
    const words = '.slot, .slot > *, .dh h2, .dh p, .gd, .steps li, .din .btn';
    for (const each of isTable && !dialog ? document.querySelectorAll(words) : []) {
        const { display, overflowY } = getComputedStyle(each);
        const wide = each.scrollWidth > each.clientWidth + 1;
        const high = overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 3;
        if (shown(each) && !each.matches('svg, .sr') && display !== 'inline' && (wide || high)) {
            const sizes = [each.scrollWidth, each.scrollHeight, each.clientWidth, each.clientHeight];
            found.push(`cut off: ${name(each)} ${sizes}`);
        }
    }

    // nothing lies over what may be pressed
    const over = (each) => {
        const box = each.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return top && !each.contains(top) && !each.closest('label')?.contains(top) ? top : null;
    };
    const overScrolledTo = (each) => { // on a page that scrolls, bars that stay in sight may lie over it for a while
        const scrolled = [];
        for (let box = each.parentElement; box; box = box.parentElement) {
            scrolled.push([box, box.scrollLeft, box.scrollTop]);
        }
        each.scrollIntoView({ block: 'center', behavior: 'instant' });
        const top = over(each);
        for (const [box, left, top] of scrolled) box.scrollTo({ left, top, behavior: 'instant' });
        return top;
    };
    for (const each of controls) {
        const box = each.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const scroller = scrollerOf(each);
        if (scroller) {
            const seen = scroller.getBoundingClientRect();
            if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) continue; // can be scrolled to
        }
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
            if (isTable) found.push(`out of reach: ${name(each)}`);
            continue;
        }
        const top = isTable ? over(each) : over(each) && overScrolledTo(each);
        if (top) found.push(`${name(each)} lies under ${name(top)}`);
    }

    // what is written can be read
    const texts = document.createTreeWalker(within === document ? document.body : within, NodeFilter.SHOW_TEXT);
    const small = new Set();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const box = text.parentElement;
        if (!text.data.trim() || box.closest('.sr, script, style, [hidden], option') || !shown(box)) continue;
        const style = getComputedStyle(box);
        const size = parseFloat(style.fontSize);
        const isNumeral = /Cinzel/.test(style.fontFamily.split(',')[0]) || /^[\\d\\s.,:×/-]+$/.test(text.data);
        if (size < (isNumeral ? NUMERALS : LETTERS)) small.add(`${size}px: ${name(box)}`);
    }
    return [...found, ...[...small].map((each) => `too small, ${each}`)];
}"""


def faults(page: Page) -> list[str]:
    """Return what is wrong with the page as it stands now, a sentence a fault."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def assert_common(page: Page, where: str = "") -> None:
    """Fail with everything that is wrong with the page now."""
    assert not (wrong := faults(page)), f"{where or page.url} at {page.viewport_size}:\n" + "\n".join(wrong)
